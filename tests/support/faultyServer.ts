import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** How the server responds to one request. */
export type Behavior = {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** Whether pages of other origins may read the response. Default: `true`. */
  cors?: boolean;
  /** `reset`: the connection is dropped; `hang`: there is no response. */
  fault?: 'reset' | 'hang';
  /** The time before it responds, in milliseconds. */
  delay?: number;
};

/** A form post as the server received it. */
export type Post = {
  fields: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Whether the server reported success, so that the owner has the message. */
  isAccepted: boolean;
};

/** A form service that fails on request, over real HTTP. */
export class FaultyServer {
  /** All posts since the last `plan`. */
  posts: Post[] = [];
  #plan: Behavior[] = [];
  #always: Behavior = {};
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  #port = 0;

  /** Starts the server; after `close`, on the same port. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Sets the responses to the next posts, in order; later posts succeed. */
  plan(...behaviors: Behavior[]): void {
    this.#plan = behaviors;
    this.#always = {};
    this.posts = [];
  }

  /** Sets the response to every request, including those that are not posts. */
  always(behavior: Behavior): void {
    this.plan();
    this.#always = behavior;
  }

  /** The ids of the accepted messages, without duplicates. */
  get delivered(): string[] {
    const accepted = this.posts.filter(({isAccepted}) => isAccepted);
    return [...new Set(accepted.map(({fields}) => fields.message_id ?? ''))];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPost = request.method === 'POST';
    const planned = isPost ? this.#plan.shift() : undefined;
    const behavior = {body: '{"success":"true"}', ...this.#always, ...planned};
    const {status = 200, body, headers, cors = true, fault, delay = 0} = behavior;
    if (isPost) {
      const isAccepted = status < 400 && !fault;
      this.posts.push({fields: await readForm(request), headers: request.headers, isAccepted});
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (fault === 'hang') return;
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'Content-Type': body.startsWith('<') ? 'text/html' : 'application/json',
      // On a reused connection, the browser itself would retry after a reset.
      Connection: 'close',
      ...(cors && {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
      }),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Reads a form post in either encoding that browsers use. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = {'Content-Type': request.headers['content-type'] ?? ''};
  const form = await new Response(Buffer.concat(chunks), {headers}).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, value as string]));
}
