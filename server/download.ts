/** With these a browser saves the file and runs nothing in it, whatever the file contains. */
const SAFE = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of a file with restricted access, which is saved, not shown. */
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

/** Encodes a text for a header as RFC 8187 says. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
