/** What the browser may fetch before a link is followed, as it stands in every page; the policy knows it by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[rel~=external]' } }] },
      eagerness: 'moderate',
    },
  ],
});
