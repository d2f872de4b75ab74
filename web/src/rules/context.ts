/** The language of the document that a part of a page belongs to. */
import { createContext } from 'svelte';

const [get, set] = createContext<() => string>();

export const setReading = set;
export const getReading = get;
