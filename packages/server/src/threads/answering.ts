/** The other side of a lane: in the thread. */
import { parentPort } from 'node:worker_threads'
import type { Ready, Reply, Request } from './lane.ts'

/** Answers all questions from now on. */
export function answerAll<Question, Answer>(answer: (question: Question) => Promise<Answer> | Answer): void {
  parentPort?.on('message', async ({ number, question }: Request<Question>) => {
    const before = process.threadCpuUsage()
    const used = () => {
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    let reply: Reply<Answer>
    try {
      const found = await answer(question)
      reply = { number, ms: used(), answer: found }
    } catch (error) {
      reply = { number, ms: used(), problem: String(error) }
    }
    parentPort?.postMessage(reply)
  })
  parentPort?.postMessage({ ready: true } satisfies Ready)
}
