/**
 * Loaded into a process and its children by NODE_OPTIONS: at its end, each adds a line to the file that
 * BENCH_USAGE names, with the CPU seconds and the memory at its peak that the system counted for it, all
 * its threads included.
 */
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

if (isMainThread && process.env.BENCH_USAGE) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    appendFileSync(
      process.env.BENCH_USAGE,
      `${JSON.stringify({cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024})}\n`,
    );
  });
}
