import {openIndex} from './backend';
import {createEngine, type Engine} from './engine';
import {Vocabulary} from './words';

let engine: Promise<Engine> | undefined;

/**
 * The page's one search engine, loaded at the first call.
 * @param base address of the index's folder, with a slash at its end
 * @throws Error when a part of it cannot be loaded; the next call tries again
 */
export function loadEngine(base: string): Promise<Engine> {
  engine ??= openIndex(base).then((backend) =>
    createEngine(backend, new Vocabulary(backend.vocabulary)),
  );
  engine.catch(() => (engine = undefined));
  return engine;
}

/** Gives the engine up after a failure, so that the next call loads a new one. */
export function dropEngine(): void {
  engine = undefined;
}
