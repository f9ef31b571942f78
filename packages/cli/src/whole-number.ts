import { InputError } from '@freehold/kernel'

/** The whole number that an option was given, with or without commas between the thousands. Throws `InputError`. */
export function wholeNumber(flag: string, value: string | undefined, from: number, to: number): number | undefined {
  if (value === undefined) return undefined
  const n = Number(value.replaceAll(/[_,](?=\d{3})/g, ''))
  if (Number.isInteger(n) && n >= from && n <= to && value.trim() !== '') return n
  throw new InputError(`${flag}: expected a whole number, ${from} to ${to.toLocaleString('en')}, got '${value}'`)
}
