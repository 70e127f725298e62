export { useGetPublicCandidateQuery, type PublicCandidateDto as PublicCandidate } from '@byline/shared-types/api';
