const NUMBER_SIGN = /(?<![\p{L}\p{N}])(?:n\s?[°º]|№|n\.(?=\d))\s*(?=\d)/giu;

/** `n° 12`, `nº12`, `№ 12`, `n.12`: the number alone, whatever the language. */
export function withoutNumberSign(text: string): string {
  return text.replace(NUMBER_SIGN, '');
}
