/**
 * Requests to addresses that people gave. They go nowhere inside the host's own network, are not redirected, and take a few
 * seconds at most.
 */
import { lookup as resolve } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { InputError } from '@freehold/kernel'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

const TIMEOUT_MS = 5000

const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96], // unspecified, loopback, and old forms of IPv4
  ['::ffff:0:0:0', 96], // IPv4, translated
  ['64:ff9b::', 96], // the same by a gateway, here and below
  ['64:ff9b:1::', 48],
  ['2001::', 32], // by tunnels that anybody may end, here and below
  ['2002::', 16],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

export const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Throws `InputError` where the address is none to be called. What a name resolves to is only known when it is. */
export function checkUrl(text: string, allowsPrivate: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:')
  if (!url || !isWeb || url.username !== '' || url.password !== '') {
    throw new InputError('url: expected an address that begins with https://')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowsPrivate && ((isIP(host) !== 0 && isInside(host)) || host === 'localhost' || host.endsWith('.localhost'))) {
    throw new InputError('url: expected an address outside of the host’s own network')
  }
}

/** The status of the answer. Throws where there is none. */
export function send({ url, headers, body }: Post, allowsPrivate: boolean): Promise<number> {
  checkUrl(url, allowsPrivate)
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((done, fail) => {
    const sent = request(
      url,
      { method: 'POST', headers, timeout: TIMEOUT_MS, agent: false, ...(!allowsPrivate && { lookup: outsideOnly }) },
      (response) => {
        response.resume() // what it says does not matter
        response.destroy()
        done(response.statusCode ?? 0)
      },
    )
    const impatience = setTimeout(() => sent.destroy(new Error('no answer in time')), TIMEOUT_MS)
    sent.on('error', fail)
    sent.on('close', () => clearTimeout(impatience))
    sent.end(body)
  })
}

/** Resolved at the moment of connecting: a name that points inside by then is refused. */
const outsideOnly: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const allowed = (found ?? []).filter(({ address }) => !isInside(address))
    if (error || allowed.length === 0) {
      callback(error ?? new Error('the address is inside of the host’s own network'), '', 4)
    } else if (options.all) callback(null, allowed)
    else callback(null, allowed[0].address, allowed[0].family)
  })
}
