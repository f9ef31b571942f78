import { runNetworksBench } from '@freehold/lab'

/** How long a look of each network of the Dominion players takes, and how much WebAssembly gains. */
export async function benchNetworks(): Promise<void> {
  const { value, policy, options } = await runNetworksBench()
  console.log('Dominion, a look of the networks, one core')
  for (const [name, { fast, plain }] of [
    ['value', value],
    [`policy with ${options.toFixed(0)} options`, policy],
  ] as const)
    console.log(
      `  ${name.padEnd(24)} ${fast.toFixed(1)} µs; in plain loops ${plain.toFixed(1)} µs, ${(plain / fast).toFixed(1)} times as long`,
    )
}
