/** Addresses of the pages that other sites may put into a frame. */

/** Whether a page is one of those: it has neither header nor footer, and knows nobody. */
export function isEmbedded(path: string): boolean {
  return path.startsWith('/embed/');
}

/** The look that the site around asks for by `?theme=light` or `?theme=dark`. */
export function themeIn(query: URLSearchParams): 'light' | 'dark' | undefined {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
