/** The code by which another site puts one of our pages into a frame. */

/** What a site puts into its page to show the board at this address of ours. */
export function frameCode(address: string, title: string): string {
  const attributes = {
    src: address,
    title,
    width: '480',
    height: '640',
    loading: 'lazy',
    style: 'border: 0; max-width: 100%',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
