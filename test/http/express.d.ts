/** What test/http/express.test.ts uses of Express, which brings no types. */
declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;
  export default function express(): RequestListener & {
    use(path: string, middleware: Middleware): void;
    use(middleware: Middleware): void;
  };
}
