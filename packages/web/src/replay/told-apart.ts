/** Two of one name get a number: `Hester 1`, `Hester 2`. */
export function toldApart(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const same = names.filter((each) => each === name)
    return same.length < 2 ? name : `${name} ${names.slice(0, at + 1).filter((each) => each === name).length}`
  })
}
