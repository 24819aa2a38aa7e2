import type { OwnConventions } from './own';

/**
 * `3/45 George St`, `Unit 3/45 George St`, `U3, 45 George St`, also after a name: unit 3 of number 45, as Australia Post and NZ Post write
 * it.
 */
const BEFORE_SLASH =
  /(?:^|,)\s*(?:(?:(?:unit|flat|apartment|apt|shop|suite|u)\.?\s*)?(\d+\p{L}?)\s*\/|u\.?\s?(\d+\p{L}?)[\s,]+)\s*(?=\d+\p{L}?(?:-\d+)?\s+\p{L})/iu;
/** `500-100 King St`: suite 500 of number 100, as Canada Post writes it. */
const BEFORE_HYPHEN = /(?:^|,)\s*(\d+\p{L}?)\s*-\s*(?=\d+\p{L}?\s+\p{L})/iu;

/** Australia and New Zealand. */
export const unitBeforeSlash: OwnConventions = { unitFirst: BEFORE_SLASH };
export const canada: OwnConventions = { unitFirst: BEFORE_HYPHEN };
