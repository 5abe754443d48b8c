import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** How the server answers one request. */
export type Behavior = {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** Lets pages of other hosts read the answer. Default: `true`. */
  cors?: boolean;
  /** `reset`: the connection breaks off; `hang`: no answer ever. */
  fault?: 'reset' | 'hang';
  /** Milliseconds before it answers. */
  delay?: number;
};

/** A form that was posted, as the server has received it. */
export type Post = {
  fields: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The server answered it with success, so that the owner has the message. */
  isAccepted: boolean;
};

/** A form service that misbehaves as it is told, over real HTTP. */
export class FaultyServer {
  /** All that was posted since the last `plan`. */
  posts: Post[] = [];
  #plan: Behavior[] = [];
  #always: Behavior = {};
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  #port = 0;

  /** Starts it, after a pause on the same port. */
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

  /** Says how the next posts are answered, one after the other; later ones succeed. */
  plan(...behaviors: Behavior[]): void {
    this.#plan = behaviors;
    this.#always = {};
    this.posts = [];
  }

  /** Says how every request is answered, posts and others. */
  always(behavior: Behavior): void {
    this.plan();
    this.#always = behavior;
  }

  /** Messages the owner has: those accepted, each id once. */
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
      // On a connection it uses again, the browser itself repeats what broke off.
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

/** Reads a posted form, in whichever of the two ways browsers post one. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = {'Content-Type': request.headers['content-type'] ?? ''};
  const form = await new Response(Buffer.concat(chunks), {headers}).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, value as string]));
}
