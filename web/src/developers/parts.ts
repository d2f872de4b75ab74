/** The pages behind the one for developers, by the last part of their addresses. */
export const developerParts = ['api', 'live', 'bot-api', 'engine-protocol'] as const;
