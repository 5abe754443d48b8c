/** A visitor with a new browser profile, driven by Playwright, WebDriver BiDi, or WebDriver. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {chromium, expect, firefox, webkit, type Browser, type Page} from '@playwright/test';
import WebSocket from 'ws';
import type {Engine} from './find';

/** WebDriver's codes for keys, by Playwright's names. */
const keyNames = {Enter: '\uE007', Tab: '\uE004', ArrowLeft: '\uE012'};
export type Key = keyof typeof keyNames;

/** The actions that work in every engine. */
export abstract class Visitor {
  /** The page's console errors and exceptions, as far as the driver reports them. */
  readonly faults: string[] = [];
  abstract resize(width: number, height: number): Promise<void>;
  abstract moveTo(x: number, y: number): Promise<void>;
  abstract clickAt(x: number, y: number): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract press(key: Key): Promise<void>;
  abstract end(): Promise<void>;
  protected abstract navigate(address: string): Promise<unknown>;
  protected abstract evaluate(expression: string): Promise<unknown>;

  /** Runs a function in the page. Its arguments and result must survive JSON. */
  async run<Args extends unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${act.toString()})(...${JSON.stringify(args)})`;
    return JSON.parse((await this.evaluate(`JSON.stringify(${call} ?? null)`)) as string) as Result;
  }

  /** Waits until a function returns something truthy in the page. */
  async until<Args extends unknown[]>(act: (...args: Args) => unknown, ...args: Args) {
    // Between two pages, no script can run.
    const ask = () => this.run(act, ...args).then(Boolean, () => false);
    const message = `${act.toString()} of ${JSON.stringify(args)}`;
    await expect.poll(ask, {message, timeout: 20_000, intervals: [20, 50]}).toBe(true);
  }

  /** Opens a page and waits until it starts to load. */
  async start(address: string): Promise<void> {
    await this.run(() => Object.assign(window, {isLeft: true}) && 0);
    await this.navigate(address);
    await this.until((url) => location.href === url && !('isLeft' in window), address);
  }

  /** Opens a page and waits until it has loaded. */
  async open(address: string): Promise<void> {
    await this.start(address);
    await this.until(() => document.readyState === 'complete');
  }

  /** Clicks the middle of the element that a selector finds, once it exists and is enabled. */
  async click(selector: string): Promise<void> {
    await this.until((one) => document.querySelector(one)?.matches(':not(:disabled)'), selector);
    await this.until(clickable, selector);
    const [x, y] = (await this.run(clickable, selector)) ?? [0, 0];
    await this.moveTo(x, y);
    await this.clickAt(x, y);
  }
}

/** Scrolls an element into view. @returns its middle; undefined as long as it is hidden, unpainted, or covered */
function clickable(selector: string): [x: number, y: number] | undefined {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({visibilityProperty: true, opacityProperty: true}),
  );
  if (!element || performance.getEntriesByName('first-contentful-paint').length === 0)
    return undefined;
  const inView = element.getBoundingClientRect();
  if (inView.top < 80 || inView.bottom > innerHeight)
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = element.getClientRects()[0] ?? inView;
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  return element.contains(document.elementFromPoint(...middle)) ? [...middle] : undefined;
}

class PlaywrightVisitor extends Visitor {
  constructor(private readonly page: Page) {
    super();
    page.on('pageerror', ({message}) => this.faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
  }
  navigate(address: string) {
    return this.page.goto(address, {waitUntil: 'commit'});
  }
  evaluate(expression: string) {
    return this.page.evaluate(expression);
  }
  resize(width: number, height: number) {
    return this.page.setViewportSize({width, height});
  }
  moveTo(x: number, y: number) {
    return this.page.mouse.move(x, y);
  }
  clickAt(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }
  type(text: string) {
    return this.page.keyboard.type(text);
  }
  press(key: Key) {
    return this.page.keyboard.press(key);
  }
  end() {
    return this.page.context().close();
  }
}

/** Pointer and key actions are the same in both protocols. */
abstract class WebDriverVisitor extends Visitor {
  protected abstract perform(actions: object[]): Promise<unknown>;
  async moveTo(x: number, y: number) {
    await this.perform([{type: 'pointer', id: 'mouse', actions: [{type: 'pointerMove', x, y}]}]);
  }
  async clickAt(x: number, y: number) {
    const click = ['pointerDown', 'pointerUp'].map((type) => ({type, button: 0}));
    const actions = [{type: 'pointerMove', x, y}, ...click];
    await this.perform([{type: 'pointer', id: 'mouse', actions}]);
  }
  async type(text: string) {
    const actions = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({type, value})),
    );
    await this.perform([{type: 'key', id: 'keys', actions}]);
  }
  press(key: Key) {
    return this.type(keyNames[key]);
  }
}

type Message = {id?: number; method?: string; error?: string; message?: string};
type LogEntry = {level: string; text: string; source: {context?: string}};

/** A WebDriver BiDi connection. */
class Bidi {
  private count = 0;
  private readonly waiting = new Map<number, (message: Message & {result: never}) => void>();
  readonly logs: LogEntry[] = [];
  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message & {result: never; params: LogEntry};
      if (message.method === 'log.entryAdded') this.logs.push(message.params);
      if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    });
  }
  async send<Result>(method: string, params: object): Promise<Result> {
    const id = (this.count += 1);
    this.socket.send(JSON.stringify({id, method, params}));
    const answer = await new Promise<Message & {result: Result}>((resolve) =>
      this.waiting.set(id, resolve),
    );
    if (answer.error) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
}

class BidiVisitor extends WebDriverVisitor {
  constructor(
    private readonly bidi: Bidi,
    private readonly userContext: string,
    private readonly context: string,
  ) {
    super();
  }
  static async create(bidi: Bidi) {
    const {userContext} = await bidi.send<{userContext: string}>('browser.createUserContext', {});
    const tab = {type: 'tab', userContext};
    const {context} = await bidi.send<{context: string}>('browsingContext.create', tab);
    return new BidiVisitor(bidi, userContext, context);
  }
  navigate(url: string) {
    return this.bidi.send('browsingContext.navigate', {context: this.context, url, wait: 'none'});
  }
  async evaluate(expression: string) {
    const params = {expression, target: {context: this.context}, awaitPromise: false};
    const {result} = await this.bidi.send<{result?: {value: unknown}}>('script.evaluate', params);
    const own = this.bidi.logs.filter(({source}) => source.context === this.context);
    this.faults.splice(0, Infinity, ...own.filter(isError).map(({text}) => text));
    return result?.value;
  }
  async resize(width: number, height: number) {
    const viewport = {width, height};
    await this.bidi.send('browsingContext.setViewport', {context: this.context, viewport});
  }
  perform(actions: object[]) {
    return this.bidi.send('input.performActions', {context: this.context, actions});
  }
  async end() {
    await this.bidi.send('browser.removeUserContext', {userContext: this.userContext});
  }
}
const isError = ({level}: LogEntry) => level === 'error';

class ClassicVisitor extends WebDriverVisitor {
  private constructor(private readonly session: string) {
    super();
  }
  static async create(driver: string) {
    const alwaysMatch = {browserName: 'MiniBrowser', pageLoadStrategy: 'none'};
    const {sessionId} = (await post(`${driver}/session`, {capabilities: {alwaysMatch}})) as {
      sessionId: string;
    };
    return new ClassicVisitor(`${driver}/session/${sessionId}`);
  }
  navigate(url: string) {
    return post(`${this.session}/url`, {url});
  }
  evaluate(expression: string) {
    return post(`${this.session}/execute/sync`, {script: `return ${expression}`, args: []});
  }
  async resize(width: number, height: number) {
    // WebDriver sets the size of the whole window, and the size of its borders and toolbar is known late.
    const isResized = async () => {
      const [edges = 0, bar = 0] = await this.run(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ]);
      await post(`${this.session}/window/rect`, {width: width + edges, height: height + bar});
      return (await this.run(() => innerWidth)) === width;
    };
    await expect.poll(isResized).toBe(true);
  }
  perform(actions: object[]) {
    return post(`${this.session}/actions`, {actions});
  }
  async end() {
    await fetch(this.session, {method: 'DELETE'});
  }
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until a program prints what `pattern` matches. @returns the first group of the match */
const printed = (stream: Readable | null, pattern: RegExp) =>
  new Promise<string>((resolve) => {
    let text = '';
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
    });
  });

/** Starts a browser. @returns a function that creates visitors, one at a time, and one that closes the browser */
export async function launch({name, system}: Engine) {
  const programs: ChildProcess[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  let browser: Browser | undefined;
  let create: () => Promise<Visitor>;
  const run = (file: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const program = spawn(file, args, {env: {...process.env, ...env}});
    programs.push(program);
    return program;
  };
  if (system && name === 'firefox') {
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'];
    const address = await printed(run(system, args).stderr, /listening on (ws:\S+)\s/);
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve) => socket.once('open', resolve));
    const bidi = new Bidi(socket);
    await bidi.send('session.new', {capabilities: {}});
    await bidi.send('session.subscribe', {events: ['log.entryAdded']});
    create = () => BidiVisitor.create(bidi);
  } else if (system) {
    const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = await printed(run('Xvfb', screen).stdout, /(\d+)\s/);
    const port = 20_000 + (process.pid % 20_000);
    run(system, [`--port=${port}`], {DISPLAY: `:${display}`});
    const driver = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(`${driver}/status`).then(Boolean, () => false)).toBe(true);
    create = () => ClassicVisitor.create(driver);
  } else {
    const options = {executablePath: process.env.CHROMIUM_PATH, args: ['--disable-gpu']};
    const own = name === 'firefox' ? firefox : webkit;
    const started = await (name === 'chromium' ? chromium.launch(options) : own.launch());
    browser = started;
    create = async () => new PlaywrightVisitor(await started.newPage());
  }
  const end = async () => {
    await browser?.close();
    for (const program of programs) program.kill();
    rmSync(folder, {recursive: true, force: true, maxRetries: 20, retryDelay: 200});
  };
  return {create, end};
}
