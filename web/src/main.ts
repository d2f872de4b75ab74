import { mount } from 'svelte';
import App from './App.svelte';
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
void findPerson();
// The page comes together with its words, not after them; what fails is told when it is shown.
loadPage(findRoute(routes, window.location.pathname)?.route ?? notFound).catch(() => undefined);
followLanguage(new URLSearchParams(window.location.search));
await useLanguage(readingChoice());
await nextTask();

const target = document.getElementById('page');
if (target) mount(App, { target });

/** Milliseconds after which the shell is kept: it is for next time, and this time comes first. */
const WORKER_AFTER = 3000;

if (import.meta.env.PROD) setTimeout(() => void startWorker(), WORKER_AFTER);
