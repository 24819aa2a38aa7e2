/** The answers of a service about itself. */

import { createHash } from 'node:crypto';
import type { Manifest } from '../../model/manifest';
import { type Documented, openApiDocument } from '../routes/openapi';
import { JSON_TYPE, type Reply } from '../routes/problems';

/** The answer of `/healthz`. */
export interface Health {
  readonly manifest: Manifest;
  readonly draining: boolean;
  readonly hasTiles: boolean;
  readonly hasOverlay: boolean;
  readonly asksForKeys: boolean;
  readonly uptimeSeconds: number;
}

export function healthReply(health: Health): Reply {
  const { manifest, draining } = health;
  const body = {
    status: draining ? 'stopping' : 'ok',
    datasetId: manifest.datasetId,
    dataset: manifest.name,
    addresses: manifest.counts.addresses,
    boundingBox: manifest.boundingBox,
    attribution: [...new Set(manifest.sources.map(({ attribution }) => attribution))],
    tiles: health.hasTiles,
    ...(health.hasOverlay ? { overlay: true } : {}),
    ...(health.asksForKeys ? {} : { keyless: true }),
    uptimeSeconds: Math.floor(health.uptimeSeconds),
  };
  return { ...ok(JSON_TYPE, JSON.stringify(body)), status: draining ? 503 : 200 };
}

/** @param mount path under which the caller finds the endpoints. */
export function openApiReply(documented: Documented, maxBodyBytes: number, mount: string): Reply {
  const body = Buffer.from(JSON.stringify(openApiDocument(documented, maxBodyBytes, mount)));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { ...ok(JSON_TYPE, body), headers: { etag, 'cache-control': 'no-cache' } };
}

export function ok(contentType: string, body: string | Buffer): Reply {
  return { status: 200, contentType, body, headers: null, code: null };
}
