/** The outlines of the icons, drawn in a square of 24 with round strokes. */

export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  'sound-on': 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 10v4h3l5 4V6L7 10zM16 10l4 4M20 10l-4 4',
  turn: 'M7 4v13M7 4L4 7.5M7 4l3 3.5M17 20V7M17 20l-3-3.5M17 20l3-3.5',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  back: 'M15 6l-7 6 7 6',
  forward: 'M9 6l7 6-7 6',
  last: 'M18 5v14M6 6l8 6-8 6z',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  download: 'M12 4v11M12 15l-4.5-4.5M12 15l4.5-4.5M5 20h14',
  copy: 'M9 9h10v11H9zM9 15H5V4h10v5',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v1',
  check: 'M5 13l4.5 4.5L19 7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  people:
    'M9 5a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 9 5M2.5 19.5c.5-3.7 3-5.5 6.5-5.5s6 1.8 6.5 5.5M16 5.5a3 3 0 0 1 0 5.9M18 14.3c2 .7 3.2 2.4 3.5 5.2',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  world:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 3v2',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3',
} as const;

export type IconName = keyof typeof icons;
