/** Keeps what the page says of its own address true while one goes from page to page. */
import { languageIn } from '../language/visit.svelte';

/** The address of a page in a language, or in the reader's. */
export function addressIn(url: URL, language: string | undefined): string {
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path}${language ? `?lang=${language}` : ''}`;
}

/** Makes the links in the head, which browsers share, lead to this page. */
export function followHead(url: URL): void {
  const here = addressIn(url, languageIn(url.searchParams));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = here;
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', here);
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  )) {
    link.href = addressIn(url, link.hreflang === 'x-default' ? undefined : link.hreflang);
  }
}
