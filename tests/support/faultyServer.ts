import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** How the server behaves towards one request. */
export type Behavior = {
  status?: number;
  /** Default: `application/json`. */
  type?: string;
  body?: string;
  headers?: Record<string, string>;
  /** Lets pages of other hosts read the answer. Default: `true`. */
  cors?: boolean;
  /** `reset`: the connection breaks off; `hang`: no answer ever; `cut`: it breaks off within the body. */
  fault?: 'reset' | 'hang' | 'cut';
  /** Milliseconds before it answers. */
  delay?: number;
};

/** A form that was posted, as the server has received it. */
export type Post = {
  fields: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Whether the server answered it with success, so that the owner has the message. */
  isAccepted: boolean;
};

/** What a form service says to let pages of other hosts talk to it; this one allows a header besides. */
const permissions = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After',
};

const success: Behavior = {status: 200, body: '{"success":"true"}'};

/** A form service that misbehaves as it is told, over real HTTP. */
export class FaultyServer {
  /** All that was posted since the last `plan`. */
  posts: Post[] = [];
  #plan: Behavior[] = [];
  #always: Behavior = {};
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** Starts it. @param port 0 for any that is free */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, 'localhost', resolve));
    return (this.#server.address() as AddressInfo).port;
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
    return [
      ...new Set(
        this.posts.filter(({isAccepted}) => isAccepted).map(({fields}) => fields.message_id ?? ''),
      ),
    ];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const behavior =
      request.method === 'POST'
        ? {...success, ...this.#always, ...this.#plan.shift()}
        : {...success, ...this.#always};
    const {status = 200, type = 'application/json', body = '', fault, cors = true} = behavior;
    if (request.method === 'POST') {
      const fields = await readForm(request);
      this.posts.push({
        fields,
        headers: request.headers,
        isAccepted: status < 400 && (!fault || fault === 'cut'),
      });
    }
    if (behavior.delay) await new Promise((resolve) => setTimeout(resolve, behavior.delay));
    if (fault === 'hang') return;
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'Content-Type': type,
      // On a connection it uses again, the browser itself repeats what broke off.
      Connection: 'close',
      ...(cors && permissions),
      ...(fault === 'cut' && {'Content-Length': String(body.length + 100)}),
      ...behavior.headers,
    });
    if (request.method === 'HEAD') response.end();
    else if (fault === 'cut')
      response.write(body, () => setTimeout(() => request.socket.destroy(), 50));
    else response.end(body);
  }
}

/** Reads a posted form, in whichever of the two ways browsers post one. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = {'Content-Type': request.headers['content-type'] ?? ''};
  const form = await new Response(Buffer.concat(chunks), {headers}).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
