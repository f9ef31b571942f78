/** No text stands in a component: whatever a person reads comes from the files of a language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** What is the same in every language: our own name, those of the games, an example of a code. */
const NAMES = ['Freehold', 'Dominion', 'Terra Mystica', 'MMSX-KS99']
/** Attributes of elements and of our own components that are said. */
const SAID = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|help|text|intro|submit)$/

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The strings that an expression can come to by itself; what a function makes of one is not looked into. */
function strings(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateElement':
      return [(node.value as { raw: string }).raw]
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(strings)
    case 'LogicalExpression':
      return isNode(node.right) ? strings(node.right) : []
    case 'TemplateLiteral':
      return partsOf(node).flatMap(strings)
    case 'JSXExpressionContainer':
      return isNode(node.expression) ? strings(node.expression) : []
    default:
      return []
  }
}

function written(node: Node): string[] {
  const own =
    node.type === 'JSXText'
      ? [String(node.value)]
      : node.type === 'JSXElement' || node.type === 'JSXFragment'
        ? (node.children as Node[]).flatMap(strings)
        : node.type === 'JSXAttribute' && SAID.test(String((node.name as Node).name)) && isNode(node.value)
          ? strings(node.value)
          : []
  return [...own, ...partsOf(node).flatMap(written)]
}

const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)

function literals(source: string): string[] {
  const { program } = parseSync('component.tsx', source)
  const texts = written(program as unknown as Node).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  return texts.filter((text) => /\p{L}{2}/u.test(withoutNames(text)))
}

describe('what is written out in a component', () => {
  test.each([
    ['<p>Take a card</p>', ['Take a card']],
    ['<p>{count} cards</p>', ['cards']],
    ["<p>{many ? 'several' : one && 'only'}</p>", ['several', 'only']],
    ['<img alt="A castle" src="/castle.svg" />', ['A castle']],
    ["<Frame title={known ? 'Known' : ''} />", ['Known']],
    ['<h1>Freehold</h1>', []],
    ["<p className='quiet'>{t('title')}: {n}, ×{rows.map((row) => row.name)}</p>", []],
    ['const more = (a: number) => a > 2 && rows.length < most', []],
  ])('%s', (source, found) => {
    expect(literals(source)).toEqual(found)
  })
})

test('no component has any', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const found = files.flatMap((name) => literals(readFileSync(join(folder, name), 'utf8')).map((text) => [name, text]))
  expect(files.length).toBeGreaterThan(80)
  expect(found).toEqual([])
})
