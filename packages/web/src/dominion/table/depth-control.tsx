import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../base/keys.ts'
import { Button } from '../../ui/button.tsx'
import styles from './depth-control.module.css'
import { useDominion } from './use-dominion.ts'

/** How deep in the deck a card goes: top and bottom at a click, anything between by a slider. */
export default function DepthControl() {
  const { t } = useTranslation('dominion')
  const { decision, choosing } = useDominion()
  const [depth, setDepth] = useState(0)
  const options = decision?.options ?? []
  const anywhere = options.findIndex(({ key }) => key === 'no')
  const last = (anywhere < 0 ? options.length : anywhere) - 1
  const at = Math.min(depth, last)
  const where = t(at === 0 ? 'depth.top' : at === last ? 'depth.bottom' : 'depth.under', { count: at })
  useKeys({
    Enter: () => choosing.choose([at]),
    ArrowUp: () => setDepth(Math.max(0, at - 1)),
    ArrowDown: () => setDepth(Math.min(last, at + 1)),
  })
  return (
    <div className={styles.depth}>
      <div className={styles.ends}>
        <Button onClick={() => choosing.choose([0])} data-nav data-legal>
          {t('depth.top')}
        </Button>
        <Button onClick={() => choosing.choose([last])} data-nav data-legal>
          {t('depth.bottom')}
        </Button>
        {anywhere >= 0 && (
          <Button onClick={() => choosing.choose([anywhere])} data-nav data-legal>
            {t('depth.anywhere')}
          </Button>
        )}
      </div>
      <label className={styles.slider}>
        <span>{where}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setDepth(Number(target.value))}
          aria-valuetext={where}
        />
      </label>
      <Button primary hint="Enter" onClick={() => choosing.choose([at])} data-nav>
        {t('depth.here')}
      </Button>
    </div>
  )
}
