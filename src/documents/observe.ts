/**
 * Wraps React and the framework for every module that renders a page, and records what needs React in the browser.
 * The bundler gives each module its own wrappers (framework.ts), so that a note can name the file.
 */
import {createContext, createElement, use as valueOf, type Context, type ReactElement} from 'react';

/** The module that imports React: a file of the site, of a package, or a part of the framework on every page. */
export type Importer = {
  file: string;
  /** Whether it is a part of every page that works without the browser (framework.ts). */
  isPart: boolean;
  /** Whether islands get its contexts. */
  isGiven: boolean;
};

/** Collects what a page needs the browser for, as sentences, and the parts that would have needed it on their own. */
export const notes = {add: (_kind: 'needs' | 'parts', _text: string): void => undefined};

/** The attribute on elements whose handlers only React can call, for later build steps. */
export const mark = 'data-needs';

/** Hooks that finish their work on the server. All others need the browser, including any that React adds. */
const doneOnServer = /^use(Callback|DebugValue|DeferredValue|Id|ImperativeHandle|Memo|Ref)$/;

type Any = (...args: never[]) => unknown;

/** All contexts, with the module that created each and its default value. */
const contexts = new Map<Context<unknown>, Importer & {value: unknown}>();

/** Framework files with state: reading their contexts needs the browser. */
const stateful = new Set<string>();

/** Inside an island: the values of contexts around it, which it won't have in the browser. */
const Around = createContext<ReadonlyMap<unknown, unknown> | undefined>(undefined);

/** The outermost call into the framework, if any, as in "src/pages/careers.tsx calls useWindowSize". */
let outermost: {importer: Importer; name: string}[] = [];

/** Records a need for its caller. If only the framework's own parts called, records it for the test of their list. */
function note(importer: Importer, name: string, where = 'outside an island'): void {
  const calls = [...outermost, {importer, name}];
  const call = calls.find((one) => !one.importer.isPart);
  const verb = /^use[A-Z]/.test(call?.name ?? '') ? 'calls' : 'uses';
  if (call) notes.add('needs', `${call.importer.file} ${verb} ${call.name} ${where}`);
  else for (const one of calls) notes.add('parts', one.importer.file);
}

function noteCall(importer: Importer, name: string): void {
  // The router's class components keep the URL as state, which never changes in a document.
  if (name.startsWith('use')) stateful.add(importer.file);
  if (!valueOf(Around)) note(importer, name);
}

function noteRead(importer: Importer, context: Context<unknown>): void {
  const origin = contexts.get(context);
  const around = valueOf(Around);
  if (!around) {
    if (stateful.has(origin?.file ?? '')) note(importer, 'useContext');
  } else if (around.has(context) && around.get(context) === valueOf(context)) {
    const where = 'in an island, which gets no context from the page around it';
    if (origin?.isGiven) notes.add('parts', origin.file);
    else note(importer, 'useContext', where);
  }
}

function Island({element}: {element: ReactElement}) {
  const around = new Map<unknown, unknown>();
  for (const [context, {value}] of contexts)
    if (valueOf(context) !== value) around.set(context, valueOf(context));
  return createElement(Around, {value: around}, element);
}

/** Creates an element as React does, and marks it if it has handlers that only React can call. */
const withMark =
  (importer: Importer, create: Any): Any =>
  (type: unknown, given: Record<string, unknown> | null, ...rest: unknown[]) => {
    const isElement = typeof type === 'string';
    const handlers = Object.keys(given ?? {}).filter(
      (name) =>
        typeof given?.[name] === 'function' &&
        (isElement ? name !== 'children' : /^on[A-Z]/.test(name)),
    );
    if (handlers.length > 0 && importer.isPart) notes.add('parts', importer.file);
    const isMarked = handlers.length > 0 && !importer.isPart;
    const words = `${importer.file} has ${handlers.join(', ')} outside an island`;
    const props = isMarked ? {[mark]: words, ...given} : given;
    const element = (create as (...all: unknown[]) => ReactElement)(type, props, ...rest);
    return isElement && given?.['data-island'] ? createElement(Island, {element}) : element;
  };

/** Wraps an export of React for one module. */
function observeReact(importer: Importer, name: string, value: Any): unknown {
  if (/^(jsxs?|jsxDEV|createElement|cloneElement)$/.test(name)) return withMark(importer, value);
  if (name === 'use' || name === 'useContext')
    return (source: Context<unknown>) => {
      noteRead(importer, source);
      return (value as typeof valueOf)(source);
    };
  if (name === 'createContext')
    return (initial: unknown) => {
      const context = (value as typeof createContext)(initial);
      contexts.set(context, {...importer, value: initial});
      return context;
    };
  if (name === 'Component' || name === 'PureComponent') {
    // Older packages call it on their own object, and classes construct it, so it has to support both.
    const Base = function (this: unknown, ...args: never[]) {
      noteCall(importer, `React.${name}`);
      value.apply(this, args);
    };
    Base.prototype = value.prototype as unknown;
    return Base;
  }
  if (!/^use[A-Z]/.test(name) || doneOnServer.test(name)) return value;
  return (...args: never[]) => {
    noteCall(importer, name);
    return value(...args);
  };
}

/** Wraps an export of the framework for one module, which is named as the caller of what happens inside. */
function observeFramework(importer: Importer, name: string, value: Any): unknown {
  const isClass = (value.prototype as {isReactComponent?: unknown} | undefined)?.isReactComponent;
  if (isClass || !/^(use)?[A-Z]/.test(name)) return value;
  const observed: Any = (...args) => {
    if (name === 'Redirect') noteCall(importer, name);
    const outer = outermost;
    if (outer.length === 0) outermost = [{importer, name}];
    try {
      return value(...args);
    } finally {
      outermost = outer;
    }
  };
  return Object.assign(observed, value);
}

/** The module `request` for one importer, with each function wrapped to record its calls. */
export function observe(module: object, request: string, importer: Importer): unknown {
  const kept = new Map<unknown, unknown>();
  const give = request.startsWith('react') ? observeReact : observeFramework;
  return new Proxy(module, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const exported = name === 'default' ? request.replace(/^.*\//, '') : name;
      if (!kept.has(value)) kept.set(value, give(importer, exported, value as Any));
      return kept.get(value);
    },
  });
}
