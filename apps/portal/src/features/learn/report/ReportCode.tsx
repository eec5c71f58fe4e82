import { QRCodeSVG } from 'qrcode.react';

/** The read-only link as a code, in a chunk of its own; on paper it leads to the same page. */
export function ReportCode({ link, label }: { link: string; label: string }) {
  return <QRCodeSVG value={link} size={72} level="M" role="img" aria-label={label} />;
}
