/** Downloads a text, or the content of a `data:` address, as a file. */
export async function download(name: string, content: string): Promise<void> {
  const isAddress = content.startsWith('data:');
  const blob = isAddress ? await (await fetch(content)).blob() : new Blob([content], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = url;
  link.download = name;
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
