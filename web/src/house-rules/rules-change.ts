/** What a form for rules reports when somebody chooses others. */

/** Whether the rules themselves have read a text: only then it is worth remembering. */
export type Validation = 'checked' | 'unchecked';

export type OnRulesChange = (rules: string, validation: Validation) => void;
