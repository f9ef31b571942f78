import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof newMetrics>

/** So often it is measured whether the event loop is late: each time wakes a host that has nothing else to do. */
const LOOP_MS = 100

/** What /metrics tells, in the format of Prometheus. */
export function newMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_MS })
  return {
    registry,
    commands: new Counter({
      name: 'freehold_commands_total',
      help: 'Commands at tables, by what was answered',
      labelNames: ['command', 'answer'],
      registers,
    }),
    seconds: new Histogram({
      name: 'freehold_command_seconds',
      help: 'From a command to its acknowledgement',
      labelNames: ['command'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    refused: new Counter({
      name: 'freehold_refused_total',
      help: 'Requests refused, by code',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: 'freehold_sockets', help: 'Connected sockets', registers }),
    streams: new Gauge({ name: 'freehold_streams', help: 'Programs that listen at a seat', registers }),
    robotFailures: new Counter({
      name: 'freehold_robot_failures_total',
      help: 'Answers that the host gave for an artificial player',
      registers,
    }),
  }
}
