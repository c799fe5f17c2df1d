/**
 * The links of the navigation bar and the footer. Their addresses are the specification's. Their names are those of the English
 * pages; `src/words/` has each in the other languages.
 */
interface MenuItem {
  title: string;
  description: string;
  link: string;
}

interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

export interface NamedLink {
  name: string;
  path: string;
}

export const menuGroups = [
  {
    label: 'Practice Areas',
    items: [
      {
        title: 'Constitutional Law',
        description: 'Fundamental rights and writs',
        link: '/practice-areas/constitutional-law',
      },
      { title: 'Tax Law', description: 'Income tax, GST and notices', link: '/practice-areas/tax-law' },
      {
        title: 'Labor Law',
        description: 'Wages, dismissal and work safety',
        link: '/practice-areas/labor-law',
      },
      {
        title: 'Environmental Law',
        description: 'Pollution, clearances and the NGT',
        link: '/practice-areas/environmental-law',
      },
    ],
  },
  {
    label: 'Legal Resources',
    items: [
      { title: 'Indian Penal Code', description: 'Criminal law sections and analysis', link: '/ipc' },
      { title: 'Bharatiya Nyaya Sanhita', description: 'New criminal law reforms', link: '/bns' },
    ],
  },
] as const satisfies readonly MenuGroup[];

export const menuLinks = [
  { name: 'For Lawyers', path: '/for-lawyers' },
  { name: 'For Clients', path: '/for-clients' },
  { name: 'About', path: '/about' },
] as const satisfies readonly NamedLink[];

export const contactLink = { name: 'Contact', path: '/contact' } as const satisfies NamedLink;

/** What the menu itself says. */
export const menuLabels = { open: 'Menu', close: 'Close', all: 'Main', home: 'Home' } as const;

export const footerColumns = [
  {
    heading: 'Practice Areas',
    links: [
      { name: 'Criminal Law', path: '/practice-areas/criminal-law' },
      { name: 'Family Law', path: '/practice-areas/family-law' },
      { name: 'Corporate Law', path: '/practice-areas/corporate-law' },
      { name: 'Real Estate Law', path: '/practice-areas/real-estate-law' },
      { name: 'Intellectual Property Law', path: '/practice-areas/intellectual-property-law' },
      { name: 'Banking Law', path: '/practice-areas/banking-law' },
      { name: 'Consumer Law', path: '/practice-areas/consumer-law' },
      { name: 'Cyber Law', path: '/practice-areas/cyber-law' },
      { name: 'Immigration Law', path: '/practice-areas/immigration-law' },
      { name: 'Alternative Dispute Resolution', path: '/practice-areas/alternative-dispute-resolution' },
      { name: 'All Areas', path: '/practice-areas' },
    ],
  },
  {
    heading: 'Legal Resources',
    links: [
      { name: 'Indian Penal Code', path: '/ipc' },
      { name: 'Bharatiya Nyaya Sanhita', path: '/bns' },
      { name: 'Offence Lists', path: '/offences' },
      { name: 'Case Laws', path: '/resources/cases' },
      { name: 'Legal Guides', path: '/resources/guides' },
      { name: 'Templates', path: '/resources/templates' },
      { name: 'Glossary', path: '/glossary' },
      { name: 'Open Data', path: '/data' },
    ],
  },
  {
    heading: 'Our Services',
    links: [
      { name: 'Video Consultation', path: '/services/video-consultation' },
      { name: 'Chat', path: '/services/chat' },
      { name: 'Document Review', path: '/services/document-review' },
      { name: 'Legal Notice', path: '/services/legal-notice' },
      { name: 'Court Marriage', path: '/services/court-marriage' },
      { name: 'All Services', path: '/services' },
    ],
  },
  {
    heading: 'IPC Sections',
    links: [
      { name: 'Offences Against the State', path: '/ipc-category/state' },
      { name: 'Public Tranquility', path: '/ipc-category/public-tranquility' },
      { name: 'Public Servants', path: '/ipc-category/public-servants' },
      { name: 'Human Body', path: '/ipc-category/person' },
      { name: 'Religion', path: '/ipc-category/religion' },
      { name: 'Criminal Intimidation', path: '/ipc-category/criminal-intimidation' },
      { name: 'All Sections', path: '/ipc/sections' },
    ],
  },
  {
    heading: 'BNS Reforms',
    links: [
      { name: 'What Changed', path: '/bns/changes' },
      { name: 'Implementation', path: '/bns/implementation' },
      { name: 'IPC and BNS Compared', path: '/resources/bns-comparison' },
      { name: 'Analysis', path: '/resources/bns-analysis' },
      { name: 'Updates', path: '/resources/bns-updates' },
    ],
  },
  {
    heading: 'Major Cities',
    links: [
      { name: 'Delhi', path: '/city/delhi' },
      { name: 'Mumbai', path: '/city/mumbai' },
      { name: 'Bangalore', path: '/city/bangalore' },
      { name: 'Hyderabad', path: '/city/hyderabad' },
      { name: 'All Cities', path: '/cities' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { name: 'About', path: '/about' },
      { name: 'Careers', path: '/careers' },
      { name: 'Press', path: '/press' },
      { name: 'Partners', path: '/partners' },
      { name: 'Blog', path: '/blog' },
    ],
  },
  {
    heading: 'For Users',
    links: [
      { name: 'For Clients', path: '/for-clients' },
      { name: 'For Lawyers', path: '/for-lawyers' },
      { name: 'Search', path: '/search' },
      { name: 'Help', path: '/help' },
      { name: 'FAQs', path: '/faqs' },
      { name: 'Contact', path: '/contact' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { name: 'Privacy Policy', path: '/privacy-policy' },
      { name: 'Terms of Service', path: '/terms-of-service' },
      { name: 'Disclaimer', path: '/disclaimer' },
      { name: 'Refund Policy', path: '/refund-policy' },
      { name: 'Corrections', path: '/corrections' },
    ],
  },
] as const satisfies readonly { heading: string; links: readonly NamedLink[] }[];

export const copyrightLinks = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Disclaimer', path: '/disclaimer' },
] as const satisfies readonly NamedLink[];

type Group = (typeof menuGroups)[number];
type Column = (typeof footerColumns)[number];
export type ServiceColumn = { heading: 'Practice Areas' | 'Our Services' | 'Major Cities' | 'Company' };
/** A column on the law guide, help or the policies, and not on the service or the company. */
export type GuideColumn = Exclude<Column, ServiceColumn>;

/** Every name that the bar shows, and the footer where it is about the guide alone. */
export type MenuWord =
  | Group['label']
  | Group['items'][number]['title' | 'description']
  | (typeof menuLabels)[keyof typeof menuLabels]
  | (typeof menuLinks)[number]['name']
  | (typeof contactLink)['name']
  | GuideColumn['heading']
  | GuideColumn['links'][number]['name']
  | (typeof copyrightLinks)[number]['name'];
