/** Whatever it holds, a browser saves it and runs nothing of it. */
const SAFE = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of a file that only some may see and that is saved, not shown. */
export function downloadHeaders(file: {
  contentType: string;
  fileName: string;
  size: number;
}): Record<string, string> {
  return {
    ...SAFE,
    'Content-Type': file.contentType,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename*=UTF-8''${extendedValue(file.fileName)}`,
  };
}

/** A text as RFC 8187 writes it in a header. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
