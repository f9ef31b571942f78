/** Ends this process with the launcher that started it, also where that was killed and could say nothing. */
export function endWithLauncher(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref() // the channel alone keeps nothing going
}
