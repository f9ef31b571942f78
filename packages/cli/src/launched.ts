/** Ends this process with the launcher that started it, also where that was killed and could say nothing. */
export function endWithLauncher(): void {
  const wasLaunched = process.env.FREEHOLD_LAUNCHED === '1'
  delete process.env.FREEHOLD_LAUNCHED // what this process starts was not
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (!process.channel) {
    if (wasLaunched) end() // the launcher was gone before all this was loaded
    return
  }
  process.once('disconnect', end)
  process.channel.unref() // the channel alone keeps nothing going
}
