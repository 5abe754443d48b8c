import {startBackend} from './backend';
import {createEngine, type Engine} from './engine';
import {Vocabulary} from './words';

let engine: Promise<Engine> | undefined;

async function loadWords(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.text()).split('\n');
}

/**
 * The page's one search engine, loaded at the first call.
 * @param base address of the index's folder, with a slash at its end
 * @throws Error when a part of it cannot be loaded; the next call tries again
 */
export function loadEngine(base: string): Promise<Engine> {
  engine ??= Promise.all([startBackend(base), loadWords(`${base}words.txt`)]).then(([backend, words]) =>
    createEngine(backend, new Vocabulary(words)),
  );
  engine.catch(() => (engine = undefined));
  return engine;
}

/** Gives the engine up after a failure, so that the next call loads a new one. */
export function dropEngine(): void {
  engine?.then(({stop}) => stop()).catch(() => undefined);
  engine = undefined;
}
