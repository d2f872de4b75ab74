import { mount } from 'svelte';
import App from './App.svelte';
import { isEmbedded } from './embed/address';
import { followLanguage } from './language/visit.svelte';
import { useLanguage } from './language/words.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/print.css';
import { findPerson } from './server/person.svelte';
import { findRoute } from './router/match';
import { startRouter } from './router/router.svelte';
import { loadPage, notFound, routes } from './routes';
import { readingChoice, settings, startSettings } from './settings/settings.svelte';
import { applyTheme } from './settings/theme';
import { nextTask } from './shell/stages.svelte';
import { startWorker } from './shell/worker';

applyTheme(settings.theme, settings.motion);
startSettings();
startRouter();
/** A board on another site knows nobody and keeps nothing. */
const isAlone = isEmbedded(window.location.pathname);
if (!isAlone) void findPerson();
// The page comes together with its words, not after them; what fails is told when it is shown.
loadPage(findRoute(routes, window.location.pathname)?.route ?? notFound).catch(() => undefined);
followLanguage(new URLSearchParams(window.location.search));
await useLanguage(readingChoice());
await nextTask();

const target = document.getElementById('page');
if (target) mount(App, { target });

/** Milliseconds after which the shell is kept: it is for next time, and this time comes first. */
const WORKER_AFTER = 3000;

if (import.meta.env.PROD && !isAlone) setTimeout(() => void startWorker(), WORKER_AFTER);
