const DATA = /^data:(image\/(?:png|jpeg));base64,/i;

/** A picture that a clipboard carries as a `data:` address, as a file to be uploaded; none for a damaged one. */
export function fileOfAddress({ address }: { address: string }): File[] {
  const [head, type = ''] = DATA.exec(address) ?? [];
  if (head === undefined) return [];
  try {
    const bytes = Uint8Array.from(atob(address.slice(head.length)), (unit) => unit.charCodeAt(0));
    const mime = type.toLowerCase();
    return [new File([bytes], `pasted.${mime === 'image/png' ? 'png' : 'jpg'}`, { type: mime })];
  } catch {
    return []; // not base64
  }
}
