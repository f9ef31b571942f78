/** Coins that lie on a bonus card nobody has taken for a while. */
import { CoinIcon } from '../signs/icons.tsx'
import { useSay } from '../words.ts'
import styles from './coins-on-card.module.css'

export function CoinsOnCard({ coins }: { readonly coins: number }) {
  const say = useSay()
  return (
    <span className={styles.coins}>
      +{coins} <CoinIcon size={14} />
      <span className="visually-hidden">{say('ui.coinsOn', { count: coins })}</span>
    </span>
  )
}
