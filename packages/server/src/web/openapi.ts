/** The interface as a document that programs read: OpenAPI 3.1, made from the schemas that requests are checked with. */
import { z } from 'zod'
import * as protocol from '../protocol/index.ts'
import { type Route, routes } from '../protocol/routes.ts'

type JsonSchema = Record<string, unknown>

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly 'x-caller': Route['caller']
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[]
  readonly requestBody?: { required: boolean; content: Content }
  readonly responses: Record<string, { description: string; content: Content }>
}

type Content = Record<string, { schema: JsonSchema }>

export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { title: string; version: string; description: string }
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
  readonly 'x-live': Record<'fromClient' | 'fromHost', Record<string, object>>
}

const capitalized = (name: string) => name[0].toUpperCase() + name.slice(1)
const isCompound = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodUnion || value instanceof z.ZodDiscriminatedUnion

/**
 * Schemas that stand once in the document, each by the name it has in the protocol (`updateSchema` is `Update`), or else
 * by the first route that has it as its body or answer.
 */
function namedSchemas(): Map<z.ZodType, string> {
  const named = new Map<z.ZodType, string>([[protocol.nothing, 'Nothing']])
  const name = (schema: unknown, id: string) => {
    if (isCompound(schema) && !named.has(schema)) named.set(schema, capitalized(id))
  }
  for (const [id, value] of Object.entries(protocol)) if (id.endsWith('Schema')) name(value, id.slice(0, -6))
  for (const [id, { body, answer }] of Object.entries(routes) as [string, Route][]) {
    name(body, `${inWords(id)}Body`)
    name(answer, `${inWords(id)}Answer`)
  }
  for (const [id, { answer }] of Object.entries(protocol.clientMessages)) name(answer, `${id}Acknowledged`)
  return named
}

/** `answer-undo` as a name in programs. */
const inWords = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const inOpenApi = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

const securityOf: Record<Route['caller'], Operation['security']> = {
  anybody: [],
  person: [{ session: [] }, { token: [] }],
  session: [{ session: [] }],
  account: [{ session: [] }],
  admin: [{ session: [] }],
}

const sections: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin/, 'administration'],
  [/^\/api\/(session|account|tokens|people)/, 'people'],
  [/^\/api\/(tables|games)/, 'tables'],
]
const tagOf = (path: string) => sections.find(([pattern]) => pattern.test(path))?.[1] ?? 'the host'

export function openApi(version: string): OpenApi {
  const named = namedSchemas()
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of named) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  })

  const schemaOf = (schema: z.ZodType): JsonSchema => {
    const id = named.get(schema)
    if (id !== undefined) return { $ref: `#/components/schemas/${id}` }
    return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  }

  const operationOf = (name: string, route: Route): Operation => {
    const { summary, path, caller, params, query, body, answer, status = 200, as = 'application/json' } = route
    const parametersIn = (where: 'path' | 'query', object: z.ZodObject | undefined) =>
      Object.entries(object?.shape ?? {}).map(([key, schema]) => {
        const required = !(schema as z.ZodType).safeParse(undefined).success
        return { name: key, in: where, required, schema: schemaOf(schema as z.ZodType) }
      })
    const parameters = [...parametersIn('path', params), ...parametersIn('query', query)]
    return {
      operationId: name,
      summary,
      tags: [tagOf(path)],
      'x-caller': caller,
      security: securityOf[caller],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
      responses: {
        [status]: { description: 'Done', content: { [as]: { schema: schemaOf(answer) } } },
        default: {
          description: 'Refused, with a code for programs and a sentence for people',
          content: { 'application/json': { schema: schemaOf(protocol.refusedSchema) } },
        },
      },
    }
  }

  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const path = inOpenApi(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Freehold', version, description: 'A table of your own for board games.' },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'freehold.session_token' },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token: POST /api/tokens' },
      },
    },
    'x-live': {
      fromClient: mapValues(protocol.clientMessages, ({ message, answer }) => ({
        message: schemaOf(message),
        acknowledgement: schemaOf(answer),
      })),
      fromHost: mapValues(protocol.serverMessages, (message) => ({ message: schemaOf(message) })),
    },
  }
}

function bare({ $schema: _schema, $id: _id, id: _own, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function mapValues<T, U>(object: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
