/**
 * Stands between React and every module that a page is rendered with, and notes what needs React in the browser.
 * The bundler gives each module its own copy of what it imports (framework.ts), so that a note can name the file.
 */
import {createContext, createElement, use as valueOf, type Context, type ReactElement} from 'react';

/** Who imports React: a file of the site, of a package, or a part of the framework that every page has. */
export type Importer = {
  file: string;
  /** Its own state is no reason to need the browser: the page's HTML and frame do without it. */
  isPart: boolean;
  /** Its contexts reach islands. */
  isGiven: boolean;
};

/** Receives what a page needs the browser for, as sentences, and the parts that would have needed it by themselves. */
export const notes = {add: (_kind: 'needs' | 'parts', _text: string): void => undefined};

/** What the HTML says of elements whose handlers only React can call, for the page's steps to judge. */
export const mark = 'data-needs';

/** Hooks that do all they can on the server. The others wait for the browser, also those that React will add. */
const doneOnServer = /^use(Callback|DebugValue|DeferredValue|Id|ImperativeHandle|Memo|Ref)$/;

type Any = (...args: never[]) => unknown;

/** The contexts there are, with who made them and the value that needs no provider. */
const contexts = new Map<Context<unknown>, Importer & {value: unknown}>();

/** Files of the framework that keep state: whoever reads their contexts needs the browser. */
const stateful = new Set<string>();

/** Inside an island: what contexts hold around it, of which the browser gives it none. */
const Around = createContext<ReadonlyMap<unknown, unknown> | undefined>(undefined);

/** The outermost call into the framework, as in "src/pages/careers.tsx calls useWindowSize"; one or none. */
let outermost: {importer: Importer; name: string}[] = [];

/** Notes a need in the name of whoever calls, or for the test of the list if parts of the framework do it themselves. */
function note(importer: Importer, name: string, where = 'outside an island'): void {
  const calls = [...outermost, {importer, name}];
  const call = calls.find((one) => !one.importer.isPart);
  const verb = /^use[A-Z]/.test(call?.name ?? '') ? 'calls' : 'uses';
  if (call) notes.add('needs', `${call.importer.file} ${verb} ${call.name} ${where}`);
  else for (const one of calls) notes.add('parts', one.importer.file);
}

function noteCall(importer: Importer, name: string): void {
  // A class of the router keeps its address, which no document changes.
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

/** Creates an element as React does, with a mark if only React in the browser can call what it was given. */
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

/** What a module gets in place of an export of React. */
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
    // Older packages call it on their own object, and classes construct it: it has to answer to both.
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

/** What a module gets in place of an export of the framework: what happens in it is done in the module's name. */
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

/** The module `request` as one module gets it: each of its functions notes who calls it. */
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
