import type { QrSquare } from '~/lib/qr-square.server';

/** The code of an address, drawn by the server. */
export type QrCodeView = QrSquare & { address: string };

/** Always dark on white, whatever the colours around: readers need the contrast. */
export function QrCode({ code, label }: { code: QrSquare; label: string }) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path d={code.path} />
    </svg>
  );
}
