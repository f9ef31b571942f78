/**
 * Says to V8 what holds anyway, once modules are joined into one file. Two things that no author should have to write:
 *
 * - **Functions never change.** A function that is declared can be assigned to, so each call looks whether it still is the same;
 *   as a constant it is known. All come first in the file, so that none is asked for before it is there.
 * - **Places in typed arrays are whole numbers of 32 bits.** Otherwise every sum inside the brackets is looked at for overflow.
 */
import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

export const fasterCode: Plugin = { name: 'faster-code', renderChunk: (code) => quicken(code) }

interface Piece {
  readonly start: number
  readonly end: number
}

/** The same module, told in a way that runs faster. */
export function quicken(code: string): string {
  const whole = withWholePlaces(code)
  const { body } = parseAst(whole)
  let first = ''
  let rest = ''
  let at = 0
  const lift = ({ start, end }: Piece, lifted: string): void => {
    rest += whole.slice(at, start)
    first += `${lifted}\n`
    at = end
  }
  for (const node of body) {
    if (node.type === 'ImportDeclaration') lift(node, whole.slice(node.start, node.end))
    else if (node.type === 'FunctionDeclaration' && node.id) {
      const head = whole.slice(node.start, node.id.start)
      lift(node, `const ${node.id.name} = ${head}${whole.slice(node.id.end, node.end)};`)
    }
  }
  return first + rest + whole.slice(at)
}

function withWholePlaces(code: string): string {
  const program = parseAst(code)
  const arrays = new Set<string>()
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init?.type === 'NewExpression' && isTypedArray(init.callee)) arrays.add(id.name)
  }
  const inserted: { at: number; text: string }[] = []
  everyNode(program, (node) => {
    if (node.type !== 'MemberExpression' || !node.computed) return
    const { object, property } = node
    if (!isNode(object) || !isNode(property) || !arrays.has(String(object.name))) return
    if (property.type !== 'BinaryExpression' || (property.operator !== '+' && property.operator !== '-')) return
    inserted.push({ at: property.start, text: '(' }, { at: property.end, text: ') | 0' })
  })
  inserted.sort((a, b) => a.at - b.at)
  let whole = ''
  let at = 0
  for (const insert of inserted) {
    whole += code.slice(at, insert.at) + insert.text
    at = insert.at
  }
  return whole + code.slice(at)
}

const isTypedArray = (callee: object): boolean =>
  'name' in callee && /^(Int|Uint)(8|16|32)Array$/.test(String(callee.name))

/** Any node of the tree, whatever it is. */
type Node = Piece & { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function everyNode(tree: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(tree)) for (const each of tree) everyNode(each, visit)
  if (!isNode(tree)) return
  visit(tree)
  for (const value of Object.values(tree)) if (typeof value === 'object') everyNode(value, visit)
}
