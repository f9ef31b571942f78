/** Three bowls with their numbers, in a line. */
import { useSay } from '../words.ts'

const TINTS = ['#e9dbbd', '#e9dbbd', '#fffaf0'] as const

export function SmallBowls({ bowls }: { readonly bowls: readonly [number, number, number] }) {
  const say = useSay()
  return (
    <span
      role="img"
      aria-label={bowls.map((n, i) => `${say('ui.bowl', { n: i + 1 })}: ${n}`).join(', ')}
      style={{ display: 'inline-flex', gap: 2 }}
    >
      {bowls.map((tokens, i) => (
        <svg key={i} width="29" height="20" viewBox="0 0 29 20" aria-hidden="true">
          <path
            d="M1 1.500H28Q28 19 14.500 19Q1 19 1 1.500Z"
            fill={TINTS[i]}
            stroke={i === 2 ? '#4a2f1c' : '#6b5636'}
            strokeWidth={i === 2 ? 1.8 : 1.2}
          />
          <text
            x="14.500"
            y="13.600"
            textAnchor="middle"
            fontSize="13.500"
            fontWeight="700"
            fill="#55347a"
            fontFamily="var(--sans)"
          >
            {tokens}
          </text>
        </svg>
      ))}
    </span>
  )
}
