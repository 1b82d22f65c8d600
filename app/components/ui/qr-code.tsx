/** A code as the server drew it: an address and the dark modules of a square of that size. */
export type QrCodeView = { address: string; size: number; path: string };

/** Always dark on white, whatever the colours around: readers need the contrast. */
export function QrCode({ code, label }: { code: QrCodeView; label: string }) {
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
