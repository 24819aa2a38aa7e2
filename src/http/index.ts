/**
 * The HTTP service: `doorplate/http`.
 *
 * @module doorplate/http
 */

export {
  COMPAT_NAMES,
  type CompatName,
  DEFAULT_MAX_BODY_BYTES,
  DEFAULT_MAX_DELAY_MILLISECONDS,
  DEFAULT_REQUESTS_PER_SECOND,
} from '../model/service-limits';
export { type FastifyHost, type FastifyServiceOptions, fastifyPlugin } from './fastify';
export { type Handler, type HandlerOptions, handler } from './handler';
export { createKey, type KeyRights, listKeys, revokeKey, type StoredKey } from './keys/key-file';
export { HTTP_PROBLEMS, type HttpProblemCode, type Problem, type ProblemCode } from './routes/problems';
export { type RunningService, type ServeOptions, serve } from './serve';
export type { EventLogRecord, Log, LogRecord, LogSink, RequestLogRecord } from './service/service-log';
