/** How rules are told that somebody chooses. */

/** Whether the rules themselves have read a text: only then it is worth remembering. */
export type Standing = 'checked' | 'unchecked';

export type OnRules = (rules: string, standing: Standing) => void;
