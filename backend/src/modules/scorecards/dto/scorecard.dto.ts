import { applyDecorators } from '@nestjs/common';
import { MAX_CATEGORIES, MAX_ITEMS, SCORECARD_WEIGHT } from '@byline/shared-types/domain';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsMongoId, Max, ValidateBy } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull, TwoDecimals } from '../../../common/http/values.js';
import { IdsFilter } from '../../../common/lists/list-filters.dto.js';

/** A category of a scorecard and its chosen items. */
export class ScorecardChoiceDto {
  /** Category id. */
  @IsMongoId()
  _id: string;

  /**
   * Item ids.
   * @example ["665f1c2e9b1d4a0012345679"]
   */
  @IsArray()
  @ArrayMaxSize(MAX_ITEMS)
  @ArrayUnique()
  @IsMongoId({ each: true })
  items: string[];
}

const Weight = (): PropertyDecorator =>
  applyDecorators(
    TwoDecimals(),
    ValidateBy(
      { name: 'min', validator: { validate: (value) => typeof value !== 'number' || value > 0 } },
      { message: 'too_low' },
    ),
    Max(SCORECARD_WEIGHT.max),
  );

/** The weight of an item of a scorecard. */
export class ItemWeightDto {
  /** Item id. */
  @IsMongoId()
  _id: string;

  /**
   * More than 0.
   * @example 1.5
   */
  @Weight()
  weight: number;
}

const Choices = (): PropertyDecorator =>
  applyDecorators(
    NestedList(() => ScorecardChoiceDto, MAX_CATEGORIES),
    ArrayUnique((category: ScorecardChoiceDto | null) => category?._id),
  );

/** The categories and items of a scorecard. Remaining items keep their weight, new ones get weight 1. */
export class ScorecardCategoriesRequest extends VersionedRequest {
  /** Categories, in their order. */
  @Choices()
  categories: ScorecardChoiceDto[];
}

/** A new scorecard. */
export class CreateScorecardRequest {
  /**
   * Label.
   * @example "Translator, live interview"
   */
  @Line()
  label: string;

  /** Without this field a new scorecard has no categories. */
  @OptionalNotNull()
  @Choices()
  categories?: ScorecardChoiceDto[];
}

/** Changes to a scorecard. Fields left out stay as they are. */
export class UpdateScorecardRequest extends IntersectionType(
  PartialType(CreateScorecardRequest, { skipNullProperties: false }),
  VersionedRequest,
) {
  /** Weights of items, after the change of categories; other items keep their weight. */
  @OptionalNotNull()
  @NestedList(() => ItemWeightDto, MAX_CATEGORIES * MAX_ITEMS)
  weights?: ItemWeightDto[];
}

/** A new weight for an item of a scorecard. */
export class ScorecardWeightRequest extends VersionedRequest {
  /**
   * More than 0.
   * @example 1.5
   */
  @Weight()
  weight: number;
}

/** An item of a category with its weight on the scorecard. */
export class WeightedItemDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /**
   * 1 unless set otherwise.
   * @example 1
   */
  weight: number;
}

/** A category of a scorecard with all of its items, and the ids of its chosen items. */
export class SelectedCategoryDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /** Items, in their order. */
  items: WeightedItemDto[];

  /**
   * Ids of the chosen items, in the order of the scorecard.
   * @example ["665f1c2e9b1d4a0012345679"]
   */
  selectedItems: string[];
}

/** A scorecard on which recruiters rate candidates. */
export class ScorecardResponse extends RecordDto {
  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /** Category ids and item ids. */
  categories: ScorecardChoiceDto[];

  /** Categories with labels and weights. */
  selectedCategories: SelectedCategoryDto[];
}

/** Filters of the scorecards list. */
export class ScorecardFilter {
  /**
   * These scorecards.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];

  /**
   * All but these scorecards.
   * @example ["665f1c2e9b1d4a0012345679"]
   */
  @IdsFilter()
  exclude?: string[];
}
