/**
 * Signs somebody up, or deletes them, and is killed after so many statements of the database:
 * `node killed-after.fixture.ts FILE STATEMENTS sign-up|become|delete`. Says `done` where it was not.
 */
import { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { sqliteDialect } from '../store/sqlite-dialect.ts'
import { People } from './people.ts'

const [file, statements, what] = process.argv.slice(2)
let counted = 0
let isCounting = false
const db = new Kysely<Database>({
  dialect: sqliteDialect(file),
  log: () => {
    if (isCounting && ++counted > Number(statements)) process.kill(process.pid, 'SIGKILL')
  },
})
const people = new People(db, 'a secret that is long enough for anybody')
const wish = { name: 'Ann', email: 'ann@example.org', password: 'correct horse battery' }
if (what === 'delete') {
  const found = await people.find(wish.email)
  isCounting = true
  await people.remove(found.id)
} else {
  const guest = what === 'become' ? await people.begin('Ann') : undefined
  isCounting = true
  await people.makeAccount(guest?.cookies.map((cookie) => cookie.split(';')[0]).join('; '), wish)
}
console.log('done')
process.exit()
