import { groundLook } from '../map/terrain.ts'

/** A terrain in a line of text. */
export function HexIcon({ ground, size = 18 }: { readonly ground: string; readonly size?: number }) {
  const { fill } = groundLook(ground)
  return (
    <svg width={size * 0.9} height={size} viewBox="-9 -10 18 20" aria-hidden="true">
      <polygon points="0,-9.2 8,-4.6 8,4.6 0,9.2 -8,4.6 -8,-4.6" fill={fill} stroke="#201a12" />
    </svg>
  )
}
