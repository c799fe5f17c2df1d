export const changesHref = '/bns/changes';
export const implementationHref = '/bns/implementation';
