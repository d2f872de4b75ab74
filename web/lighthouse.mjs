/*
 * Measures the pages of a running server with Lighthouse, as a phone on a slow network or as a computer on
 * a table, and prints the median of several runs of each page. Run by hand on a quiet machine:
 *
 *     ./target/release/galds serve --listen 127.0.0.1:8080     (in another window)
 *     cd web && npm run lighthouse -- http://127.0.0.1:8080 [runs] [phone|desktop]
 *
 * Lighthouse is fetched by npx and is no dependency of the pages.
 */
import { execFileSync } from 'node:child_process';

const [server = 'http://127.0.0.1:8080', runs = '3', machine = 'phone'] = process.argv.slice(2);
/** A phone is what Lighthouse takes for granted. */
const presets = { phone: [], desktop: ['--preset=desktop'] };
const pages = [
  '/',
  '/games/rotary',
  '/analysis/rotary',
  '/games/shatra/rules',
  '/puzzles/rotary/1',
];
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

function measure(page) {
  const report = execFileSync(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      `${server}${page}`,
      '--quiet',
      '--output=json',
      ...presets[machine],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
      maxBuffer: 64 << 20,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(report);
}

/** A page load that could not be recorded is tried again. */
function measuredPatiently(page) {
  for (let tries = 1; ; tries++) {
    try {
      const report = measure(page);
      if (report.runtimeError === undefined) return report;
    } catch (error) {
      if (tries === 3) throw error;
    }
    if (tries === 3) throw new Error(`${page} could not be measured`);
  }
}

const score = (report, category) => Math.round(100 * (report.categories[category]?.score ?? 0));

/** The run in the middle, by its score for performance. */
function median(reports) {
  const sorted = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return sorted[Math.floor(sorted.length / 2)];
}

const columns = ['performance', 'accessibility', 'best-practices', ...Object.keys(figures)];
console.log(`| page | ${columns.join(' | ')} |`);
console.log(`|---|${'---|'.repeat(columns.length)}`);
for (const page of pages) {
  const report = median(Array.from({ length: Number(runs) }, () => measuredPatiently(page)));
  const cells = columns.map((column) =>
    column in figures ? report.audits[figures[column]].displayValue : score(report, column),
  );
  console.log(`| \`${page}\` | ${cells.join(' | ')} |`);
}
