/** Whom limits count: an address, and of IPv6 the network that one customer is given, in which addresses cost nothing. */
export function visitorAt(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before, after] = address
    .split('%')[0]
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}
