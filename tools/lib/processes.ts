import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUpLater, isStopping } from './cleanup.ts';
import { messageOf } from './print.ts';

/** A started program; a restart keeps its name, log and place in the order of stopping. */
export interface Running {
  name: string;
  logFile: string;
  /** This and the following describe the current process. */
  readonly pid: number;
  /** How it ended, or undefined. */
  ended: () => string | undefined;
  readonly end: Promise<string>;
  isReady: () => Promise<boolean>;
  startAgain: () => void;
  stop: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => void;
}

export interface StartOptions {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
  logFile: string;
  /** Records the process, so the next run can stop it if this run is killed. */
  pidsFolder: string;
  /** Milliseconds between SIGTERM and SIGKILL. */
  stopTimeout?: number;
  /** By default a process is ready at once. */
  isReady?: () => Promise<boolean>;
}

const live = new Set<ChildProcess>();

/** For a second Ctrl-C. */
export function killAll(): void {
  for (const child of live) signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // already gone
  }
}

interface Launched {
  child: ChildProcess;
  ended: () => string | undefined;
  end: Promise<string>;
}

/** Starts a process in its own group, so Ctrl-C reaches this process alone, which stops the others in order. */
function launch(options: StartOptions, logMode: 'w' | 'a'): Launched {
  if (isStopping()) throw new Error('stopping');
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, logMode);
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  live.add(child);
  let ended: string | undefined;
  const end = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      ended = messageOf(error);
      live.delete(child);
      resolve(ended);
    });
    child.once('exit', (code, signal) => {
      ended = signal === null ? `exit code ${code}` : signal;
      live.delete(child);
      removePidFile(options.pidsFolder, options.name);
      resolve(ended);
    });
  });
  if (child.pid !== undefined) writePidFile(options.pidsFolder, options.name, child.pid);
  return { child, ended: () => ended, end };
}

/** Starts a program with a new log; the clean-up stops it. */
export function start(options: StartOptions): Running {
  let current = launch(options, 'w');
  const stop = cleanUpLater(options.name, async () => {
    if (current.ended() !== undefined) return;
    const { child, end } = current;
    signalGroup(child.pid, 'SIGTERM');
    const late = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), options.stopTimeout ?? 15_000);
    await end;
    clearTimeout(late);
  });
  return {
    name: options.name,
    logFile: options.logFile,
    get pid() {
      return current.child.pid ?? 0;
    },
    ended: () => current.ended(),
    get end() {
      return current.end;
    },
    isReady: options.isReady ?? (() => Promise.resolve(true)),
    startAgain: () => {
      current = launch(options, 'a');
    },
    stop,
    kill: (signal) => signalGroup(current.child.pid, signal),
  };
}

/** Runs a command in this terminal and resolves with its exit code; the clean-up stops it. */
export async function runInForeground(
  command: string,
  args: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<number> {
  if (isStopping()) throw new Error('stopping');
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', detached: true });
  live.add(child);
  const end = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)));
  }).finally(() => live.delete(child));
  const stop = cleanUpLater(command, async () => {
    signalGroup(child.pid, 'SIGTERM');
    await end;
  });
  const code = await end;
  await stop();
  return code;
}

export function tail(logFile: string, lines = 15): string {
  if (!existsSync(logFile)) return '';
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

interface PidFile {
  pid: number;
  identity: string;
}

/** The start time of a process, because the system reuses numbers. */
function identityOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? undefined : fields[18];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined; // no such process
  }
}

export function writePidFile(folder: string, name: string, pid: number): void {
  mkdirSync(folder, { recursive: true });
  const entry: PidFile = { pid, identity: identityOf(pid) ?? '' };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(entry));
}

export function removePidFile(folder: string, name: string): void {
  rmSync(join(folder, `${name}.json`), { force: true });
}

/** The recorded process of that name, if it still lives. */
export function runningPid(folder: string, name: string): number | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { pid, identity } = JSON.parse(readFileSync(file, 'utf8')) as PidFile;
  return identity !== '' && identityOf(pid) === identity ? pid : undefined;
}

/** Stops processes of an earlier, killed run and returns their names. */
export async function stopLeftovers(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const stopped: string[] = [];
  for (const name of readdirSync(folder).map((file) => file.replace(/\.json$/, '')))
    if (await stopLeftover(folder, name)) stopped.push(name);
  return stopped;
}

export async function stopLeftover(folder: string, name: string): Promise<boolean> {
  const pid = runningPid(folder, name);
  if (pid !== undefined) {
    process.kill(pid, 'SIGTERM');
    for (let waited = 0; runningPid(folder, name) !== undefined; waited += 100) {
      if (waited === 10_000) process.kill(pid, 'SIGKILL');
      await sleep(100);
    }
  }
  removePidFile(folder, name);
  return pid !== undefined;
}
