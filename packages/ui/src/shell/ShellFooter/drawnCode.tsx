import { QRCodeSVG } from 'qrcode.react';

/** The drawn QR code, in a file of its own: the library that draws it is loaded once the footer is near. */
export function DrawnCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} size={96} marginSize={2} title={title} />;
}
