/** The words of the error screen, in place in an island and as a page of its own. */
export const errorScreen = {
  heading: 'Something went wrong',
  text: 'We apologize for the inconvenience. Please try refreshing the page.',
  refresh: 'Refresh Page',
  back: 'Go Back',
} as const;
